/** The media query `--wide` of media.css. */
export const WIDE = '(width >= 768px)';
