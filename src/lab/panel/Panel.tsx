import { useId, useLayoutEffect, useState, type ComponentType } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Lab } from '../lab-api.ts';
import { CatalogueSection } from './CatalogueSection.tsx';
import { LogSection } from './LogSection.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';
import { StateSection } from './StateSection.tsx';

/** A flask, half full. */
const FLASK =
  'M9 3.2h6M10.2 3.2v5.6L4.9 18a1.9 1.9 0 0 0 1.7 2.8h10.8a1.9 1.9 0 0 0 1.7-2.8l-5.3-9.2V3.2M7.4 14.2c1.6-1 3-1 4.6 0s3 1 4.6 0';
const CHEVRON = 'M6 9.5l6 6 6-6';

export interface SectionProps {
  readonly lab: Lab;
}

const SECTIONS: readonly (readonly [name: string, Content: ComponentType<SectionProps>])[] = [
  ['Catalogue', CatalogueSection],
  ['State', StateSection],
  ['Log', LogSection],
];

/** The lab's panel, a landmark beside the shop; folded it is a tab in the window's corner. */
export function Panel({ lab }: SectionProps) {
  const [isOpen, setOpen] = useState(lab.options.panel === 'open');
  const contentId = useId();
  // One below the other in half a phone's window, their titles would not be in view.
  const [isNarrow] = useState(() => matchMedia('(width < 768px)').matches);

  // dock.css makes room for the panel.
  useLayoutEffect(() => {
    document.documentElement.dataset['labPanel'] = isOpen ? 'open' : 'folded';
  }, [isOpen]);

  const toggle = () => {
    setOpen(!isOpen);
    lab.rememberPanel(isOpen ? 'folded' : 'open');
  };

  return (
    <aside className={styles.panel} aria-label="Lab" data-open={isOpen}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={toggle}
        >
          <Icon outline={FLASK} />
          Lab
          {isOpen && (
            <span className={styles.chevron}>
              <Icon outline={CHEVRON} />
            </span>
          )}
        </button>
        {isOpen && (
          <Button kind="quiet" className={styles.close} onClick={() => lab.close()}>
            Close the lab
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.content} id={contentId}>
          {SECTIONS.map(([name, Content]) => (
            <Section key={name} name={name} startsOpen={!isNarrow || Content === StateSection}>
              <Content lab={lab} />
            </Section>
          ))}
        </div>
      )}
    </aside>
  );
}
