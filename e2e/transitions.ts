/** Notes the names of every view transition's parts before and after, and how it ended. */
export function watchTransitions() {
  const seen: { old: string[]; new: string[]; skipped: boolean }[] = [];
  Object.assign(window, { seen });
  const start = document.startViewTransition.bind(document);
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .map((element) => element.style.viewTransitionName)
      .filter((name) => name !== '');
  document.startViewTransition = (update) => {
    const entry = { old: names(), new: [] as string[], skipped: false };
    seen.push(entry);
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      entry.new = names();
    });
    transition.ready.catch(() => {
      entry.skipped = true;
    });
    return transition;
  };
}

export type Seen = ReturnType<typeof Array<{ old: string[]; new: string[]; skipped: boolean }>>;
