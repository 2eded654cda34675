import { useId } from 'react';
import styles from './Wave.module.css';

/** A crest and a trough, four times. Moved by a period, 600 units, the wave looks the same; it is wider than its box. */
const SWELL =
  'M-300 60c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0V220H-300Z';

interface WaveProps {
  /** `far`, `mid` and `near` water; `shore` has the page's background colour. */
  readonly layer: 'far' | 'mid' | 'near' | 'shore';
  readonly className?: string | undefined;
}

/** A strip of water: a gradient from the lit crest to the deep, and light on the crests. */
export function Wave({ layer, className = '' }: WaveProps) {
  const id = useId();
  return (
    <svg
      className={`${styles.wave} ${className}`}
      data-layer={layer}
      viewBox="0 0 1200 220"
      preserveAspectRatio="none"
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--rim, var(--lit))" />
        <stop stopColor="var(--lit)" offset="0.22" />
        <stop stopColor="var(--deep)" offset="0.8" />
      </linearGradient>
      {/* As long as a wave: bright on each crest, transparent in the troughs. */}
      <linearGradient
        id={`${id}crest`}
        gradientUnits="userSpaceOnUse"
        x1="-300"
        x2="300"
        spreadMethod="repeat"
      >
        <stop stopColor="var(--crest)" stopOpacity="0" />
        <stop stopColor="var(--crest)" offset="0.25" />
        <stop stopColor="var(--crest)" stopOpacity="0" offset="0.5" />
      </linearGradient>
      <path fill={`url(#${id})`} stroke={`url(#${id}crest)`} d={SWELL} />
    </svg>
  );
}
