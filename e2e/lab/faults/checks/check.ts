import { expect as base } from '@playwright/test';
import type { Shop } from '../../../fixtures/shop.ts';

/** Short timeouts: each check is expected to fail once, on the faulty shop. */
export const expect = base.configure({ timeout: 1500 });

/** For steps of a check that succeed on the faulty shop too: waits as long as a busy machine needs. */
export const expectSoon = base.configure({ timeout: 10_000 });

/** Passes on the healthy shop and throws on the faulty one. The page of the fault's case is open and complete. */
export type Check = (shop: Shop) => Promise<void>;

/** The checks of a class, by the keys of its faults. */
export type Checks = Readonly<Record<string, Check>>;

/** A pattern of the console errors that a fault or condition causes, by its key; any other fails its test. */
export type ExpectedErrors = Readonly<Record<string, RegExp>>;
