/* For tests: a visit of the shop with a task, without a browser. */
import { productFromId } from '#domain/catalogue/generate.ts';
import { REVIEW_RATINGS } from '#domain/review.ts';
import { replacing } from '#visit/visit.ts';
import { createShop, type Shop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createLog, type EventLog } from '../../lab/src/events/log.ts';
import { replaceEvents, visitEvents } from '../../lab/src/events/visit-events.ts';
import type { LabState, Run, ShopEvent, Task, TaskStep } from '../../lab/public/rivulet.d.ts';
import { formatState, parseState } from '../../lab/src/state/state.ts';
import { briefOf, createTask } from '../tasks/create-task.ts';

export interface SimulatedVisit {
  readonly shop: Shop;
  /** Calls a tool of the shop as an agent would, or answers. */
  act(...steps: readonly TaskStep[]): SimulatedVisit;
  readonly log: EventLog;
  record(event: ShopEvent, by?: string): void;
  /** What has happened so far. */
  run(): Run;
}

/** The task of a template and a seed. Throws where it is skipped. */
export function taskOf(id: string, seed: number): Task {
  const task = createTask(id, seed);
  if (!task) throw new Error(`${id} skips seed ${seed}`);
  return task;
}

/** Opens the shop in the start state of a task. */
export function openTask(task: Task): SimulatedVisit {
  const { seed, size, lab } = task.start;
  const shop = createShop({
    seed,
    size,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  shop.visit.runAs('start', () => shop.visit.update(replacing(parseState(task.start).visit)));
  const log = createLog(() => log.entries().length * 1000);
  const record = (event: ShopEvent, by = 'click') =>
    log.add(event, { screen: 'products', by, trusted: by === 'click' });
  shop.visit.subscribe((change, by) => {
    const offer = shop.visit.undoOffer.getState();
    for (const event of visitEvents(change, by, offer, null)) record(event);
    for (const event of replaceEvents(change, by, offer)) record(event);
  });
  const state = (): LabState =>
    formatState(shop.visit.state.getState(), { seed, size, path: '', lab });
  const before = state();
  let answer: string | null = null;
  const visit: SimulatedVisit = {
    shop,
    log,
    act(...steps) {
      for (const step of steps) {
        if ('answer' in step) answer = step.answer;
        else call(shop, step);
      }
      return visit;
    },
    record,
    run: () => ({ task: briefOf(task), before, after: state(), log: log.entries(), answer }),
  };
  return visit;
}

function call(shop: Shop, { tool, input }: Extract<TaskStep, { tool: string }>): void {
  const id = String(input['id']);
  const quantity = Number(input['quantity']);
  const { cart, reviews, search } = shop;
  // No page has a search box here, and no URL a query.
  const pageless = { ...shop, search: { ...search, resetText() {} } };
  const tools: Readonly<Record<string, () => unknown>> = {
    add_to_cart: () => {
      const product = productFromId(id);
      if (product) cart.addFromPage(product, quantity);
    },
    set_quantity: () => cart.setQty(id, quantity),
    remove_from_cart: () => cart.remove(id),
    check_out: () => cart.checkout(),
    add_review: () =>
      reviews.submit(id, {
        text: 'Fine',
        rating: REVIEW_RATINGS.find((stars) => stars === input['rating']) ?? 5,
      }),
    clear_history: () => search.clearHistory(),
    start_over: () => startOver(pageless),
  };
  tools[tool]?.();
}
