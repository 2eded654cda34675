import { footer as NOTICE, tagline as TAGLINE } from '#shop.config.json';
import { BASE_PATH } from '#lib/base-path.ts';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { formatParams, paramsOf } from '#domain/catalogue-params.ts';
import { useKeptParams } from '#router/use-kept-params.ts';
import { startOver } from '#stores/start-over.ts';
import { useShop } from '#stores/use-shop.ts';
import styles from './Footer.module.css';
import { Shelves } from '#components/Shelves.tsx';
import { Logo } from './Logo.tsx';

/** States that the shop is a demo; has links to the catalogue, the lab and the licences, and Start over. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.shore}
        viewBox="0 0 1200 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 40V22c100-18 200-18 300 0s200 18 300 0 200-18 300 0 200 18 300 0v18Z" />
      </svg>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Logo />
          <p>{TAGLINE}</p>
          <p className={styles.demo}>{NOTICE}</p>
        </div>
        <div className={styles.column}>
          <p>Shop</p>
          <Shelves label="Shop" />
        </div>
        <DemoColumn />
        <div className={styles.column}>
          <p>Small print</p>
          <ul>
            <li>
              <a href={`${BASE_PATH}fonts/LICENSE.txt`}>Typeface licence</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** A component of its own: right after hydration, when the seed is known, React renders it again, and it alone. */
function DemoColumn() {
  const shop = useShop();
  const { catalogue } = shop;
  const hydrated = useHydrated();
  // The prerendered document has neither.
  const params = hydrated ? paramsOf(catalogue) : {};
  const { lab } = useKeptParams();
  const kept = hydrated && lab !== undefined ? { lab } : {};
  return (
    <div className={styles.column}>
      <p>This demo</p>
      <ul>
        <li>
          <a href={BASE_PATH + formatParams({ ...params, ...kept })}>
            {`Keep this catalogue${hydrated ? `: ${catalogue.seed}` : ''}`}
          </a>
        </li>
        <li>
          <a href={BASE_PATH + formatParams(kept)}>Draw a new catalogue</a>
        </li>
        <li>
          <button type="button" onClick={() => startOver(shop)}>
            Start over
          </button>
        </li>
        <li>
          <a href={BASE_PATH + formatParams({ ...params, lab: '', ...kept })}>Lab</a>
        </li>
      </ul>
    </div>
  );
}
