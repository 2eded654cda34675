import styles from './Water.module.css';

/** Two periods side by side, so that moving by one shows no seam. */
const SWELL =
  'M0 60c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0V220H0Z';

const TIDES = ['far', 'mid', 'near', 'shore'] as const;

/** The home page's animated water: sunlight, rings of a drop, four layers of waves. */
export function Water({ still }: { readonly still: boolean }) {
  return (
    <div className={styles.water} data-still={still} aria-hidden="true">
      <div className={styles.sun} />
      <div className={styles.rings}>
        <i />
        <i />
        <i />
      </div>
      {TIDES.map((tide) => (
        <svg
          key={tide}
          className={styles.wave}
          data-tide={tide}
          viewBox="0 0 2400 220"
          preserveAspectRatio="none"
        >
          <path d={SWELL} />
        </svg>
      ))}
    </div>
  );
}
