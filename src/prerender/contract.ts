/*
 * The contract between the prerendered document, its inline scripts and the app: every id, `data-*` attribute and
 * global that more than one of them uses. It has no imports, so that the build can load it too.
 */

// Ids of elements in the document. Separate constants: bundlers remove the ones that a script does not use.
export const ROOT_ID = 'root';
/** The main element. In Chromium the first paint waits until it is parsed (SPEC PAINT21). */
export const MAIN_ID = 'main';
/** The status line that says that the app does not start, in every document. */
export const START_STATUS_ID = 'start-status';
/** An element after the inline body script, in every document. */
export const NO_SCRIPT_ID = 'no-script';
/** `<template>` of a product card. */
export const CARD_TEMPLATE_ID = 'card-template';
/** `<template>` of the top of a product page. */
export const INTRO_TEMPLATE_ID = 'intro-template';
/** `<template>` of the app's style sheet and script, which the inline body script adds after the first paint. */
export const APP_TEMPLATE_ID = 'app-template';

/** Elements that the inline body script fills or changes carry one of these in `data-slot`. */
export type Slot =
  // In the templates of a card and of the top of a product page.
  | 'card'
  | 'heading'
  | 'title'
  | 'tile'
  | 'picture'
  | 'rating'
  | 'stars'
  | 'price'
  | 'add-to-cart'
  // In the pages.
  | 'cards'
  | 'skeletons'
  | 'result-count'
  | 'empty-cart'
  /** The top of every page, for what can be undone. */
  | 'undo';

declare module 'react' {
  // Both HTML and SVG elements have these. Naming them has TypeScript check the slots in JSX.
  interface AriaAttributes {
    'data-slot'?: Slot | undefined;
    'data-pressed'?: boolean | undefined;
  }
}

export function slotSelector(slot: Slot): string {
  return `[data-slot="${slot}"]`;
}

/** How long a search shows as in progress, in milliseconds. */
export const SEARCHING_MS = 500;

/** On a control that was used before the app was interactive: shows the pressed state. */
export const PRESSED = 'data-pressed';

/** On the search input: the text that the inline body script set. Any other value was typed. */
export const FILLED_TEXT = 'data-filled-text';

/** On the slot `undo`: keeps its room, as the URL has a fragment that is carried out. */
export const RESERVED = 'data-reserved';

/** `data-*` attributes of `<html>`. */
export interface HtmlData {
  /** The seed of the visit's catalogue. The app hydrates with it. */
  seed?: string;
  /** When the list's skeletons were painted, in milliseconds since the navigation; absent once React renders the list. */
  skeletonsSince?: string;
  /** Present when the app is interactive (SPEC APP16). */
  ready?: string;
  /** The page that is rendered completely (SPEC APP18). */
  page?: string;
  /** How many tools agents can call, once they are registered (SPEC AGENT19). */
  tools?: string;
}

export function htmlData(): HtmlData {
  return document.documentElement.dataset;
}

/** The path of a document without a page. */
export const NO_PATH = '';

/** `data-*` attributes of the root element and of `<link rel="expect">`. */
interface DocumentData {
  /** The path that the document was prerendered for, without a trailing slash; `NO_PATH` without a page. */
  path?: string;
  /** On the link: the page is the list, which a query changes. */
  list?: string;
}

export function documentData(element: HTMLElement): DocumentData {
  return element.dataset;
}

/**
 * Whether a path, by default that of the URL, is the page that a document was prerendered for, with or without a slash at
 * its end. `path`: that of `DocumentData`.
 */
export function matchesDocument(path = NO_PATH, pathname = location.pathname): boolean {
  return path !== NO_PATH && [path, `${path}/`].includes(pathname);
}

export type EarlyControl = HTMLButtonElement | HTMLSelectElement | HTMLFormElement;

/** What was done with a control before the app was interactive. */
interface EarlyInput {
  /** The control's value then. */
  readonly value: string;
  /** Takes what it has changed in storage back, for the app to do it in its own way. */
  readonly takeBack?: (() => void) | undefined;
}

declare global {
  interface Window {
    /** Controls used before the app was interactive, in this order. */
    earlyInput?: Map<EarlyControl, EarlyInput>;
  }
}
