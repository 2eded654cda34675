interface IconProps {
  /** SVG path data in a view box of 24 × 24, such as those in `icons.ts`. */
  readonly outline: string;
}

/** An icon, hidden from assistive technology. */
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
