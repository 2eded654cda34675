const PATHS = {
  cart: 'M3 4h2.2l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.3L20 8H6.2M9.5 20.2h.01M17 20.2h.01',
  close: 'M6 6l12 12M18 6L6 18',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v3.6h3.6M12 8v4.4l2.8 1.8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 5.5 18 12l-9.5 6.5Z',
  plus: 'M12 6v12M6 12h12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.7-4.7',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the shop's icons by its name, or of a page's own by its outline. */
type IconProps = { readonly name: IconName } | { readonly outline: string };

/** A line drawing beside or instead of words; assistive technology does not see it. */
export function Icon(icon: IconProps) {
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
      <path d={'name' in icon ? PATHS[icon.name] : icon.outline} />
    </svg>
  );
}
