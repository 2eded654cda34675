import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { ensureProgram, UNPACKED } from './browsers/install.mjs';

/** @typedef {import('./browsers/install.mjs').Program} Program */

const PROGRAMS = /** @satisfies {Record<string, Program>} */ ({
  nginx: {
    title: 'nginx',
    variables: ['NGINX_PATH'],
    commands: ['nginx'],
    // sbin is not on the PATH of an ordinary user.
    paths: () => ['/usr/sbin/nginx', join(UNPACKED, 'usr/sbin/nginx')],
    packages: ['nginx'],
    testArgs: ['-v'],
    service: true,
  },
  caddy: {
    title: 'Caddy',
    variables: ['CADDY_PATH'],
    commands: ['caddy'],
    paths: () => [join(UNPACKED, 'usr/bin/caddy')],
    packages: ['caddy'],
    testArgs: ['version'],
    service: true,
  },
});

/**
 * Resolves to the path of a program, installed if missing; to null when that fails, after a call of `log` with the reason.
 * @param {keyof typeof PROGRAMS} name
 * @param {{ log?: (line: string) => void }} [options]
 */
export function ensureWebProgram(name, options) {
  return ensureProgram(PROGRAMS[name], options);
}

/**
 * Starts nginx or Caddy with a configuration that `writeConfigurations` wrote with the same `temp`. Resolves once it
 * accepts connections; rejects with its output when it exits before.
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
    // Caddy writes its state below these.
    env: { ...process.env, XDG_DATA_HOME: temp, XDG_CONFIG_HOME: temp },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  }
  const exited = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} exited at once:\n${output}`);
    await later(50);
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A temporary folder that a server may use, also after dropping root, with a function that removes it. */
export function makeServerFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rivulet-server-'));
  chmodSync(path, 0o755);
  mkdirSync(join(path, 'out'));
  return { path, out: join(path, 'out'), remove: () => rmSync(path, { recursive: true }) };
}

/** @param {string} temp */
function nginxGlobals(temp) {
  // nginx started by root switches to another user, who may not read the built files.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return `daemon off; pid ${join(temp, 'nginx.pid')};${user}`;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
