/**
 * A device and its line.
 * @typedef {object} Profile
 * @property {string} name
 * @property {import('playwright-core').BrowserContextOptions} context
 * @property {number} slowdown   how many times slower than this machine
 * @property {Line | null} line  null: as fast as the machine
 *
 * @typedef {object} Line
 * @property {number} latency    ms added to each request
 * @property {number} rate       Mbit/s, either way
 */

/** Lighthouse's phone, on slow 4G. @type {Profile} */
export const PHONE = {
  name: 'phone',
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  line: { latency: 150, rate: 1.6 },
};

/** @type {Profile} */
export const DESKTOP = {
  name: 'desktop',
  context: { viewport: { width: 1350, height: 940 } },
  slowdown: 1,
  line: { latency: 40, rate: 10 },
};

/**
 * The same device with the shop on its own disk: what is left is the page's own doing.
 * @param {Profile} profile
 * @param {number} [slowdown]
 * @returns {Profile}
 */
export function offTheLine(profile, slowdown = profile.slowdown) {
  return { ...profile, slowdown, line: null };
}
