import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createStaticServer, freePort, listen } from '../../scripts/serve.mjs';
import { BASE } from '../fixtures/products.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where WebKit's driver takes its commands. */
    driverUrl: string;
    /** The built shop's home page. */
    shopUrl: string;
  }
}

const HOST = '127.0.0.1';
const START_MS = 60_000;

/** Starts what all journeys share: the shop's server, a display and WebKit's driver. */
export default async function setup(project: TestProject): Promise<() => void> {
  const shop = createStaticServer({ base: BASE });
  project.provide('shopUrl', `http://${HOST}:${await listen(shop, 0, HOST)}${BASE}`);
  const endDisplay = process.env['DISPLAY'] ? () => {} : await startDisplay();
  const { url, end } = await startDriver();
  project.provide('driverUrl', url);
  return () => {
    end();
    endDisplay();
    close(shop);
  };
}

/** Where there is no display, one that nobody sees, under a number that is free. */
async function startDisplay(): Promise<() => void> {
  const xvfb = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24']);
  const said = xvfb.stdio[3];
  if (!(said instanceof Readable)) throw new Error('Xvfb has no pipe to say its number');
  for await (const number of createInterface({ input: said })) {
    process.env['DISPLAY'] = `:${number}`;
    // Where Wayland is there all the same, the browser would rather show itself on that.
    process.env['GDK_BACKEND'] = 'x11';
    return () => end(xvfb);
  }
  throw new Error('Xvfb ended without a display');
}

async function startDriver(): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const command = process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver';
  const driver = await start(command, [`--port=${port}`, `--host=${HOST}`]);
  const url = `http://${HOST}:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await answers(`${url}/status`))) {
    if (driver.exitCode !== null) throw new Error(`${command} ended with ${driver.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${command} does not answer on port ${port}`);
    await pause(50);
  }
  return { url, end: () => end(driver) };
}

async function start(command: string, args: readonly string[]): Promise<ChildProcess> {
  // A process group of its own, so that the browser ends with the driver that started it.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  // At the latest, however this process ends.
  process.once('exit', () => end(child));
  return child;
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
