/* The way into the lab: the URL must be complete before the lab starts. */
import { htmlData } from '#prerender/contract.ts';
import { keptParams } from '#router/kept-params.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import type { TaskBrief } from '../public/rivulet.d.ts';
import { parseLabOptions, type LabOptions } from './options.ts';
import { createSealedShop } from '../../agents/page/sealed.ts';
import { readSession, removeSession } from './session.ts';
import { startLab } from './start-lab.ts';
import { linkOf, readStateLink } from './state/link.ts';
import { loadCatalogue, loadUrl } from './state/load-url.ts';
import { shownPath } from './state/path.ts';
import { StateError } from './state/state-error.ts';
import { isSameVisit } from './state/state.ts';
import { withSession } from './stay-on.ts';
import { briefOf, createTask } from '../../agents/tasks/create-task.ts';

/**
 * Creates the shop with the lab on (SPEC LAB). When the URL must change first, for example because it lacks the
 * session's `lab`, this loads the new URL and never resolves.
 */
export async function createLabShop(options: ShopOptions): Promise<Shop> {
  const { rivuletHarness } = window;
  if (rivuletHarness) return createSealedShop(rivuletHarness, options);
  const session = readSession();
  const { seed, size } = options;
  const url = new URL(location.href);
  const { seed: pinnedSeed, lab } = keptParams();
  if (typeof lab !== 'string') {
    if (session) return loadUrl(withSession(url, session));
    // Another script may have written something else under the key.
    removeSession();
    delete htmlData().labPanel;
    return createShop(options);
  }
  if (pinnedSeed === undefined) {
    // Without a seed in the URL, a reload would generate another random catalogue.
    return loadCatalogue({ seed });
  }
  const labOptions = parseLabOptions(lab);
  const brief = chosenTask(labOptions, seed);
  if (brief && brief.start.size !== size) return loadCatalogue({ size: brief.start.size });
  const linked = readStateLink(location.hash, shownPath());
  if (linked && !(linked instanceof StateError)) {
    const context = { seed, size, path: shownPath(), lab: labOptions.valid };
    const isHere = linked.state.path === context.path && isSameVisit(linked.state, context);
    const target = new URL(linkOf(linked.state), location.origin);
    // Loading the URL that is open already would repeat forever.
    const isOpen = target.pathname + target.search === url.pathname + url.search;
    if (!isHere && !isOpen) return loadUrl(target);
  }
  return startLab({ options, labOptions, brief, linked, session });
}

/** The task that the options name, for a seed; `null` without one, and for a seed that its template skips. */
function chosenTask({ task: id }: LabOptions, seed: number): TaskBrief | null {
  if (id === null) return null;
  const task = createTask(id, seed);
  if (!task) console.warn(`The task "${id}" skips the seed ${seed}.`);
  return task && briefOf(task);
}
