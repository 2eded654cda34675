import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { htmlData } from '#prerender/contract.ts';
import { subscribeToLocation } from '#router/location.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CatalogueSection } from './catalogue/CatalogueSection.tsx';
import { FaultsSection } from './faults/FaultsSection.tsx';
import { PracticeMark } from './faults/PracticeMark.tsx';
import { FLASK } from './flask.ts';
import { HuntPill } from './hunt/HuntPill.tsx';
import { HuntSection } from './hunt/HuntSection.tsx';
import { IDLE, type HuntMode } from './hunt/hunt-mode.ts';
import { StartHunt } from './hunt/StartHunt.tsx';
import { closeOverlays } from './hunt/stay-on-top.ts';
import { useHuntEnd } from './hunt/use-hunt-end.ts';
import { useReportKeys } from './hunt/use-report-keys.ts';
import type { LabProps } from './lab-props.ts';
import { LogSection } from './log/LogSection.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';
import { StateSection } from './state/StateSection.tsx';

const CHEVRON = 'M6 9.5l6 6 6-6';

const SECTIONS: readonly (readonly [name: string, Content: ComponentType<LabProps>])[] = [
  ['Catalogue', CatalogueSection],
  ['State', StateSection],
  ['Faults', FaultsSection],
  ['Hunt', StartHunt],
  ['Log', LogSection],
];

/** Sections that would name the faults of a hunt or start another one. */
const NOT_IN_HUNT: ReadonlySet<ComponentType<LabProps>> = new Set([FaultsSection, StartHunt]);

/** The lab's panel, a landmark beside the shop. Folded it is a tab at the window's edge; in a hunt, a pill. */
export function Panel({ lab }: LabProps) {
  const { hunt } = lab;
  const [isOpen, setOpen] = useState(lab.options.panel === 'open');
  const [mode, setMode] = useState<HuntMode>(IDLE);
  const contentId = useId();
  // Half the window of a phone has no room for open sections: they start closed there.
  const [isNarrow] = useState(() => matchMedia('(width < 768px)').matches);

  // dock.css and dock-hunt.css make room for the panel.
  useLayoutEffect(() => {
    const folded = hunt ? 'hunt' : 'folded';
    htmlData().labPanel = isOpen ? 'open' : folded;
  }, [isOpen, hunt]);

  const show = (open: boolean, next: HuntMode = IDLE) => {
    if (open) closeOverlays(lab.shop);
    setOpen(open);
    setMode(next);
    lab.rememberPanel(open ? 'open' : 'folded');
  };
  const toggle = () => show(!isOpen);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // In a hunt, opening and folding replace the button that had the focus, and a closed menu returns it to the shop.
    const isLost = document.activeElement === document.body || (hunt && isOpen);
    if (wasOpen.current !== isOpen && isLost)
      document.querySelector<HTMLElement>('[data-lab-toggle]')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, hunt]);
  // A navigation cancels a report: it is about the page on which it began.
  useEffect(() => subscribeToLocation(() => setMode(IDLE)), []);

  useHuntEnd(hunt, () => show(true));
  const begin = (next: HuntMode) => show(false, next);
  useReportKeys(lab, mode.name === 'idle', () => begin({ name: 'pointing', from: 'keyboard' }));
  if (hunt && !isOpen) {
    return <HuntPill lab={lab} hunt={hunt} mode={mode} onMode={setMode} onOpen={toggle} />;
  }

  return (
    <aside className={styles.panel} aria-label="Lab" data-open={isOpen}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          data-lab-toggle
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
        <PracticeMark faults={lab.faults} hunt={hunt} />
        {isOpen && (
          <Button kind="quiet" className={styles.close} onClick={() => lab.close()}>
            Close the lab
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.content} id={contentId}>
          {hunt && (
            <Section name="Hunt" startsOpen>
              <HuntSection lab={lab} hunt={hunt} onMode={begin} />
            </Section>
          )}
          {SECTIONS.filter(([, Content]) => !hunt || !NOT_IN_HUNT.has(Content)).map(
            ([name, Content]) => (
              <Section key={name} name={name} startsOpen={!isNarrow || Content === StateSection}>
                <Content lab={lab} />
              </Section>
            ),
          )}
          <p className={styles.version}>Rivulet {import.meta.env['VERSION']}</p>
        </div>
      )}
    </aside>
  );
}
