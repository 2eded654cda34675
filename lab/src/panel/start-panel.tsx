import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { htmlData } from '#prerender/contract.ts';
import type { Lab } from '../create-lab.ts';
import { Panel } from './Panel.tsx';
import './dock.css';

/** Renders the panel after the shop, unless `lab-panel=off`. Call it once, when the shop is interactive. */
export function startPanel(lab: Lab): void {
  if (htmlData().labPanel === 'off') return;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <Panel lab={lab} />
    </StrictMode>,
  );
}
