import type { Plugin } from 'vite';
import { readyForHosts } from '../deploy/ready-for-hosts.ts';
import { isClient } from './client.ts';

/** Writes what hosts need beside the shop, when all files of the shop are in the folder. */
export function hosting(): Plugin {
  return {
    name: 'rivulet-hosting',
    apply: 'build',
    applyToEnvironment: isClient,
    writeBundle: {
      order: 'post',
      // After the service worker, whose plugin writes it in this hook, too.
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await readyForHosts(dir);
      },
    },
  };
}
