import type { ComponentProps } from 'react';
import type { PictureUse } from '../product-content.ts';
import styles from './HeroPicture.module.css';
import { heroSources, isCut, type HeroPlace } from './hero-sources.ts';

interface HeroPictureProps extends ComponentProps<'img'> {
  readonly place: HeroPlace;
  readonly use: PictureUse;
}

/** A picture of the scene: cut at its waterline, with its reflection, or on the shore, with its shadow. Decorative. */
export function HeroPicture({ place, use, className = '', ...img }: HeroPictureProps) {
  const source = { ...img, ...heroSources(place, use), decoding: 'async' } as const;
  return (
    <span
      className={`${styles.picture} ${className}`}
      data-place={place}
      data-cut={isCut(place)}
      aria-hidden="true"
    >
      {isCut(place) && <img {...source} className={styles.reflection} alt="" />}
      <img {...source} alt="" />
    </span>
  );
}
