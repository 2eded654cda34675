interface IconProps {
  /** A path in a box of 24 by 24, such as those of `outlines.ts`. */
  readonly outline: string;
}

/** A line drawing beside or instead of words; assistive technology does not see it. */
export function Icon({ outline }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  );
}
