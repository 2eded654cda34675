import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { UNPACKED } from './browsers/install.mjs';
import { ensureProgram } from './browsers/browsers.mjs';

/** @typedef {import('./browsers/install.mjs').Engine} Engine */

const PROGRAMS = /** @satisfies {Record<string, Engine>} */ ({
  nginx: {
    title: 'nginx',
    variables: ['NGINX_PATH'],
    commands: ['nginx'],
    // An ordinary user's PATH lacks sbin.
    places: () => ['/usr/sbin/nginx', join(UNPACKED, 'usr/sbin/nginx')],
    packages: ['nginx'],
    download: null,
    ask: ['-v'],
    service: true,
  },
  caddy: {
    title: 'Caddy',
    variables: ['CADDY_PATH'],
    commands: ['caddy'],
    places: () => [join(UNPACKED, 'usr/bin/caddy')],
    packages: ['caddy'],
    download: null,
    ask: ['version'],
    service: true,
  },
  wrk: {
    title: 'wrk',
    variables: ['WRK_PATH'],
    commands: ['wrk'],
    places: () => [],
    packages: ['wrk'],
    download: null,
    // It ends with 1 whatever it is asked.
    ask: null,
  },
});

/**
 * The path of a program, installed where there is none. When it cannot be had, `say` gets a line that tells why.
 * @param {keyof typeof PROGRAMS} name
 * @param {{ say?: (line: string) => void }} [options]
 */
export function ensureWebProgram(name, options) {
  return ensureProgram(PROGRAMS[name], options);
}

/**
 * Starts nginx or Caddy in the foreground, on a configuration that `make-deploy` wrote with this folder as `--temp`.
 * Resolves when it takes connections, to what ends it; rejects with what it wrote when it ends before.
 * @param {'nginx' | 'caddy'} name
 * @param {{ program: string, out: string, temp: string, port: number }} options
 */
export async function startWebServer(name, { program, out, temp, port }) {
  const command =
    name === 'nginx'
      ? ['-p', temp, '-e', 'stderr', '-c', join(out, 'nginx.conf'), '-g', nginxGlobals(temp)]
      : ['run', '--adapter', 'caddyfile', '--config', join(out, 'Caddyfile')];
  let output = '';
  const child = spawn(program, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Caddy keeps its state below these.
    env: { ...process.env, XDG_DATA_HOME: temp, XDG_CONFIG_HOME: temp },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  }
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended at once:\n${output}`);
    await later(50);
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A folder that a server may write to, also one that gives up being root; and what removes it. */
export function makeServerFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rivulet-server-'));
  chmodSync(path, 0o755);
  mkdirSync(join(path, 'out'));
  return { path, out: join(path, 'out'), remove: () => rmSync(path, { recursive: true }) };
}

/** @param {string} temp */
function nginxGlobals(temp) {
  // As root it would give up that, and the built files may lie where only root can read.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return `daemon off; pid ${join(temp, 'nginx.pid')};${user}`;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
