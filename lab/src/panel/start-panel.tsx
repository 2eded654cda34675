import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Lab } from '../lab-api.ts';
import { Panel } from './Panel.tsx';
import './dock.css';

/** Renders the panel after the shop, unless `lab-panel=off`. Call it once, when the shop is interactive. */
export function startPanel(lab: Lab): void {
  if (lab.options.panel === 'off') return;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <Panel lab={lab} />
    </StrictMode>,
  );
}
