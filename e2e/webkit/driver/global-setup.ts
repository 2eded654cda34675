import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createStaticServer, freePort, listen } from '../../../scripts/serve.mjs';
import { BASE } from '../../fixtures/products.ts';

declare module 'vitest' {
  interface ProvidedContext {
    driverUrl: string;
    /** The home page of the built shop. */
    shopUrl: string;
  }
}

const HOST = '127.0.0.1';
const START_MS = 60_000;

/** Starts the shop's server, a virtual display (without `DISPLAY`) and WebKitWebDriver. */
export default async function setup(project: TestProject): Promise<() => void> {
  const shop = createStaticServer({ base: BASE });
  project.provide('shopUrl', `http://${HOST}:${await listen(shop, 0, HOST)}${BASE}`);
  const stopDisplay = process.env['DISPLAY'] ? () => {} : await startDisplay();
  const { url, stop: stopDriver } = await startDriver();
  project.provide('driverUrl', url);
  return () => {
    stopDriver();
    stopDisplay();
    shop.close();
    shop.closeAllConnections();
  };
}

async function startDisplay(): Promise<() => void> {
  const xvfb = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24']);
  const output = xvfb.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no pipe for its display number');
  for await (const number of createInterface({ input: output })) {
    process.env['DISPLAY'] = `:${number}`;
    // GTK prefers Wayland where both are available.
    process.env['GDK_BACKEND'] = 'x11';
    return () => stop(xvfb);
  }
  throw new Error('Xvfb exited before it opened a display');
}

async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const command = process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver';
  const driver = await start(command, [`--port=${port}`, `--host=${HOST}`]);
  const url = `http://${HOST}:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await answers(`${url}/status`))) {
    if (driver.exitCode !== null) throw new Error(`${command} exited with code ${driver.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${command} does not answer on port ${port}`);
    await pause(50);
  }
  return { url, stop: () => stop(driver) };
}

async function start(command: string, args: readonly string[]): Promise<ChildProcess> {
  // Its own process group: stopping the driver must stop its browser too.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  process.once('exit', () => stop(child));
  return child;
}

function stop({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
