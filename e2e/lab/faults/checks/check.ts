import { expect as base } from '@playwright/test';
import type { Shop } from '../../../fixtures/shop.ts';

/** With a short timeout, because each check must fail once, on the faulty shop. */
export const expect = base.configure({ timeout: 1500 });

/** For steps that succeed on the faulty shop too: with a long timeout for a busy machine. */
export const expectSoon = base.configure({ timeout: 10_000 });

/** Passes on the healthy shop and throws on the faulty one. Called when the URL of a case is loaded. */
export type Check = (shop: Shop) => Promise<void>;

/** The checks of a class, by the keys of its faults. */
export type Checks = Readonly<Record<string, Check>>;

/** A pattern of the console errors that a fault or condition causes, by its key; any other fails its test. */
export type ExpectedErrors = Readonly<Record<string, RegExp>>;
