/* The script of `lab.html`: shows the state and the log of this tab's lab, for tools that cannot run script. */
import { readSession } from '../session.ts';

const STATUS = 'status';

/* Not only on load: on Back from the bfcache the visitor may have done more. */
addEventListener('pageshow', show);

function show(): void {
  const session = readSession();
  if (!session) return;
  const count = session.log.length === 1 ? '1 event' : `${session.log.length} events`;
  setText(STATUS, `The visit of this tab when its last page was left, and its ${count}.`);
  setText('state', JSON.stringify(session.state, null, 2));
  setText('log', session.log.map((entry) => JSON.stringify(entry)).join('\n'));
  for (const section of document.querySelectorAll<HTMLElement>('[data-part]'))
    section.hidden = false;
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}
