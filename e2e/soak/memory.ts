import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to: bytes of the script's heap, nodes of all documents, listeners. */
export interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** How a page's memory is looked at, after what can be thrown away has been. Chromium alone tells. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  return () => measure(devTools);
}

async function measure(devTools: CDPSession): Promise<Memory> {
  // What a first collection lets go of may hold more, which only the next one finds.
  for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
