import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The browser denies the shop the share dialog and the clipboard.',
  screens: ['product', 'cart'],
  steps: ['Press "Share" on the picture.'],
  expected:
    'A message says that the link could not be copied, and shows it, to copy by hand (META16).',
  where: {
    role: 'button',
    name: 'Share',
    selector: 'main button[aria-label="Share"], main section:has([data-total]) > div > button',
  },
  hints: [
    'It is about sharing.',
    'Try to tell somebody of a product.',
    'Without a clipboard, a link can still be copied by hand.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ patch }) {
    if ('share' in navigator) patch(navigator, 'share', () => deny);
    // Absent without https.
    if ('clipboard' in navigator) patch(navigator.clipboard, 'writeText', () => deny);
  },
};

function deny() {
  return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
}
