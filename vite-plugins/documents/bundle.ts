import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Removes a text file from the bundle and returns its content. Throws when it is not there. */
export function takeText(bundle: Bundle, fileName: string): string {
  const text = String(assetOf(bundle, fileName).source);
  delete bundle[fileName];
  return text;
}

/**
 * Removes the style sheet of the entry chunk, which Vite would otherwise link in the head, where it blocks the first
 * paint, and returns its content. Throws unless there is exactly one.
 */
export function takeStyleSheet(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const files = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
  const [fileName, ...others] = files ?? [];
  if (fileName === undefined || others.length > 0)
    throw new Error('The entry chunk needs one style sheet');
  files?.clear();
  return takeText(bundle, fileName);
}

function assetOf(bundle: Bundle, fileName: string): Rolldown.OutputAsset {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  return file;
}
