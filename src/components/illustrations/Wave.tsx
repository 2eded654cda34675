import { useId } from 'react';
import styles from './Wave.module.css';

/** Wider than the view box, so that a wave can be shifted. */
const CRESTS =
  'M-300 46c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0v200H-300Z';

interface WaveProps {
  /** `far` and `near` water; `shore` has the page's background colour. */
  readonly layer: 'far' | 'near' | 'shore';
}

/** A strip of water: a gradient from the lit crest to the deep. */
export function Wave({ layer }: WaveProps) {
  const id = useId();
  return (
    <svg
      className={styles.wave}
      data-layer={layer}
      viewBox="0 0 1200 240"
      preserveAspectRatio="none"
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop />
        <stop offset="1" />
      </linearGradient>
      <path fill={`url(#${id})`} d={CRESTS} />
    </svg>
  );
}
