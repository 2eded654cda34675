import { type Browser, expect, test } from '@playwright/test';

interface Fault {
  readonly key: string;
  readonly kind: 'fault' | 'condition';
  readonly class: string;
  readonly viewport: 'any' | 'phone' | 'desktop';
  readonly cases: { readonly passed: string; readonly failed: string };
}

test('what screenshots show of the visual faults', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const sheet = await request.get('lab/answers.json');
  const { faults }: { faults: readonly Fault[] } = await sheet.json();
  const wanted = faults.filter((one) => one.kind === 'fault' && one.class === 'visual');
  const found: string[] = [];
  for (const { key, viewport, cases } of wanted) {
    const width = viewport === 'phone' ? 390 : 1280;
    const healthy = await takeScreenshot(browser, width, cases.passed);
    const faulty = await takeScreenshot(browser, width, cases.failed);
    if (!healthy.equals(faulty)) found.push(key);
  }
  const missed = wanted.map(({ key }) => key).filter((key) => !found.includes(key));
  console.log({ recall: found.length / wanted.length, found, missed });
  expect(found).toEqual(expect.arrayContaining(['picture-broken', 'sideways', 'three-pixels']));
  // Stars in the dark theme, and what is printed: this tool looks at neither.
  expect(missed).toEqual(expect.arrayContaining(['dark-ink', 'print-controls']));
});

/** What a new visitor sees, without the panel of the lab and its line in the footer. */
async function takeScreenshot(browser: Browser, width: number, address: string): Promise<Buffer> {
  const viewport = { width, height: 800 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(address.replace('lab=', 'lab-panel=off&lab='), { waitUntil: 'commit' });
  await page.locator('html[data-page]').waitFor();
  await page.locator('main img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const mask = [page.getByRole('contentinfo')];
  // A slow machine paints pictures later: as `toHaveScreenshot` does, until two in succession are equal.
  let before: Buffer;
  let screenshot: Buffer = Buffer.of();
  do {
    before = screenshot;
    screenshot = await page.screenshot({ animations: 'disabled', mask });
  } while (!screenshot.equals(before));
  await page.close();
  return screenshot;
}
