import { BASE_PATH } from '#lib/base-path.ts';
import { logo as LOGO, name as SHOP_NAME, scene as SCENE } from '#shop.config.json';
import styles from './Logo.module.css';

const HOLDS_WATER = SCENE === 'water';

/**
 * The logo mark, which holds water where the shop's scene does, and the shop's name. A mark that is a whole SVG is the
 * icon of the tab, too.
 */
export function Logo() {
  return (
    <span className={styles.logo}>
      {LOGO.trimStart().startsWith('<') ? (
        <img src={`${BASE_PATH}favicon.svg`} width={32} height={32} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <path className={HOLDS_WATER ? styles.drop : styles.dry} d="M0 0h32v32H0z" />
          {HOLDS_WATER && (
            <>
              <path className={styles.light} d={`${crest(22)}V32H0Z`} />
              <path className={styles.stream} d={crest(28.2)} />
            </>
          )}
        </svg>
      )}
      {SHOP_NAME}
    </span>
  );
}

/** From the left edge to the right. */
function crest(y: number): string {
  return `M0 ${y}l3-2.8c4.6-4.3 8.2-4.8 12.6-2.5s8.6 1.8 13.4-2.6l3-2.8`;
}
