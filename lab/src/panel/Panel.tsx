import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { htmlData } from '#prerender/contract.ts';
import { subscribeToLocation } from '#router/location.ts';
import { WIDE } from '#styles/media.ts';
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
import { useReportKeys } from './hunt/use-report-keys.ts';
import type { LabProps } from './lab-props.ts';
import { LogSection } from './log/LogSection.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';
import { StateSection } from './state/StateSection.tsx';
import { TaskPill } from './task/TaskPill.tsx';
import { TaskSection } from './task/TaskSection.tsx';
import { useEnd } from './use-end.ts';

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

/** The lab's panel, a landmark beside the shop. Folded it is a tab at the window's edge; in a hunt or a task, a pill. */
export function Panel({ lab }: LabProps) {
  const { challenge } = lab;
  const hunt = challenge?.kind === 'hunt' ? challenge : null;
  const hasPill = challenge !== null;
  const [isOpen, setOpen] = useState(htmlData().labPanel === 'open');
  const [mode, setMode] = useState<HuntMode>(IDLE);
  const contentId = useId();

  // dock.css and dock-pill.css make room for the panel.
  useLayoutEffect(() => {
    const folded = hasPill ? 'pill' : 'folded';
    htmlData().labPanel = isOpen ? 'open' : folded;
  }, [isOpen, hasPill]);

  const show = (open: boolean, next: HuntMode = IDLE) => {
    // It would be above the open panel and, on a phone, leave it inert.
    if (open) lab.shop.overlay.close();
    setOpen(open);
    setMode(next);
    lab.rememberPanel(open ? 'open' : 'folded');
  };
  const toggle = () => show(!isOpen);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // With a pill, opening and folding replace the button that had the focus, and a closed menu returns it to the shop.
    const isLost = document.activeElement === document.body || (hasPill && isOpen);
    if (wasOpen.current !== isOpen && isLost)
      document.querySelector<HTMLElement>('[data-lab-toggle]')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, hasPill]);
  // A navigation cancels a report: it is about the page on which it began.
  useEffect(() => subscribeToLocation(() => setMode(IDLE)), []);

  useEnd(challenge, () => show(true));
  const begin = (next: HuntMode) => show(false, next);
  useReportKeys(lab.intercept, hunt, mode.name === 'idle', () =>
    begin({ name: 'pointing', from: 'keyboard' }),
  );
  if (challenge && !isOpen) {
    return challenge.kind === 'hunt' ? (
      <HuntPill lab={lab} hunt={challenge} mode={mode} onMode={setMode} onOpen={toggle} />
    ) : (
      <TaskPill lab={lab} task={challenge} onOpen={toggle} />
    );
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
          <Button variant="secondary" className={styles.close} onClick={() => lab.close()}>
            Close the lab
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.content} id={contentId}>
          <PanelContent lab={lab} onMode={begin} />
          <p className={styles.version}>Rivulet {import.meta.env['VERSION']}</p>
        </div>
      )}
    </aside>
  );
}

interface PanelContentProps extends LabProps {
  /** Folds the panel and changes the mode of its hunt. */
  readonly onMode: (mode: HuntMode) => void;
}

function PanelContent({ lab, onMode }: PanelContentProps) {
  const { challenge } = lab;
  // Half the window of a phone has no room for open sections: they start closed there.
  const [isNarrow] = useState(() => !matchMedia(WIDE).matches);
  const sections = SECTIONS.filter(
    ([, Content]) => challenge?.kind !== 'hunt' || !NOT_IN_HUNT.has(Content),
  );
  return (
    <>
      {challenge && (
        <Section name={challenge.kind === 'hunt' ? 'Hunt' : 'Task'} startsOpen>
          {challenge.kind === 'hunt' ? (
            <HuntSection lab={lab} hunt={challenge} onMode={onMode} />
          ) : (
            <TaskSection lab={lab} task={challenge} />
          )}
        </Section>
      )}
      {sections.map(([name, Content]) => (
        <Section key={name} name={name} startsOpen={!isNarrow || Content === StateSection}>
          <Content lab={lab} />
        </Section>
      ))}
    </>
  );
}
