import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Removes a text file from the bundle and returns its content. Throws when it is not there. */
export function takeText(bundle: Bundle, fileName: string): string {
  const text = textOf(bundle, fileName);
  delete bundle[fileName];
  return text;
}

function textOf(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  return String(file.source);
}

/** The files that a lazy page needs besides the entry chunk. */
export interface PageChunks {
  /** CSS. */
  readonly styles: string;
  /** Names of the CSS files and of the script files. */
  readonly styleFiles: readonly string[];
  readonly files: readonly string[];
}

/** The files of the page whose chunk has this name; empty for a page in the entry chunk. */
export function pageChunks(bundle: Bundle, name: string | null): PageChunks {
  const entry = reachableFrom(bundle, isEntry);
  const isPage = (chunk: Rolldown.OutputChunk) => chunk.isDynamicEntry && chunk.name === name;
  const chunks = [...reachableFrom(bundle, isPage)].filter((chunk) => !entry.has(chunk));
  const styleFiles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  return {
    styles: styleFiles.map((fileName) => textOf(bundle, fileName).trim()).join(''),
    styleFiles,
    files: chunks.map(({ fileName }) => fileName),
  };
}

/** Removes the CSS of the entry chunk from the bundle and returns it: every document inlines it. */
export function takeEntryStyles(bundle: Bundle): string {
  const styles = new Set<string>();
  for (const chunk of reachableFrom(bundle, isEntry)) {
    for (const fileName of chunk.viteMetadata?.importedCss ?? []) styles.add(fileName);
    chunk.viteMetadata?.importedCss.clear();
  }
  return [...styles].map((fileName) => takeText(bundle, fileName).trim()).join('');
}

function isEntry(file: Rolldown.OutputChunk): boolean {
  return file.isEntry;
}

/** Chunks and all that they import statically, imported ones first. */
function reachableFrom(
  bundle: Bundle,
  isStart: (file: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: Bundle[string] | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    for (const name of file.imports) visit(bundle[name]);
    found.add(file);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isStart(file)) visit(file);
  return found;
}
