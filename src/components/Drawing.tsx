import styles from './Drawing.module.css';

/** The shop's own line drawings for pages that have nothing else to show. */
export type DrawingName = 'boat' | 'buoy' | 'net' | 'wave';

/** A drawing over a little water; assistive technology does not see it. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 240 160">
        <ellipse className={styles.pool} cx="120" cy="128" rx="104" ry="22" />
      </svg>
      {/* A layer of its own: moving part of a drawing would paint all of it for every frame. */}
      <svg className={styles.float} viewBox="0 0 240 160">
        {SHAPES[name]}
      </svg>
      <svg viewBox="0 0 240 160">
        <path
          className={styles.water}
          d="M20 124c16 0 16 8 33 8s17-8 34-8 16 8 33 8 17-8 34-8 16 8 33 8 17-8 33-8"
        />
        <path
          className={styles.ripple}
          d="M62 144c12 0 12 5 24 5s12-5 24-5 12 5 24 5 12-5 24-5 12 5 22 5"
        />
      </svg>
    </div>
  );
}

const SHAPES: Readonly<Record<DrawingName, React.ReactNode>> = {
  boat: (
    <>
      <path className={styles.fill} d="M70 104h100c-5 16-14 24-26 24H96c-12 0-21-8-26-24Z" />
      <path
        className={styles.line}
        d="M70 104h100c-5 16-14 24-26 24H96c-12 0-21-8-26-24ZM120 104V30"
      />
      <path className={styles.sail} d="M120 32c22 16 34 38 36 64h-36Z" />
      <path
        className={styles.line}
        d="M120 32c22 16 34 38 36 64h-36ZM112 50C98 64 90 80 88 96h24Z"
      />
    </>
  ),
  buoy: (
    <>
      <circle className={styles.fill} cx="120" cy="84" r="42" />
      <path
        className={styles.sail}
        d="M120 42a42 42 0 0 1 36.4 21l-21 12A17 17 0 0 0 120 67ZM120 126a42 42 0 0 1-36.4-21l21-12A17 17 0 0 0 120 101Z"
      />
      <circle className={styles.hole} cx="120" cy="84" r="17" />
      <circle className={styles.line} cx="120" cy="84" r="42" />
      <circle className={styles.line} cx="120" cy="84" r="17" />
    </>
  ),
  net: (
    <>
      <path className={styles.fill} d="M86 62h68l-8 46c-2 11-12 18-26 18s-24-7-26-18Z" />
      <path
        className={styles.line}
        d="M86 62h68l-8 46c-2 11-12 18-26 18s-24-7-26-18ZM102 62l10 62M138 62l-10 62M120 62v64M90 84c20 7 40 7 60 0M94 104c18 6 34 6 52 0"
      />
      <ellipse className={styles.sail} cx="120" cy="62" rx="34" ry="8" />
      <ellipse className={styles.line} cx="120" cy="62" rx="34" ry="8" />
      <path className={styles.line} d="M154 60 190 26" />
    </>
  ),
  wave: (
    <>
      <path
        className={styles.fill}
        d="M58 124c0-44 26-74 62-74 26 0 42 16 42 36 0 14-9 24-21 24-9 0-16-6-16-14 0-7 5-12 11-12-6-9-18-9-27-2-14 10-13 30 4 42Z"
      />
      <path
        className={styles.line}
        d="M58 124c0-44 26-74 62-74 26 0 42 16 42 36 0 14-9 24-21 24-9 0-16-6-16-14 0-7 5-12 11-12-6-9-18-9-27-2-14 10-13 30 4 42"
      />
      <path className={styles.line} d="M172 44v.1M184 62v.1M160 30v.1" />
    </>
  ),
};
