import { DEFAULT_SIZE } from '#domain/catalogue/generate.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { routeOf } from '#router/routes.ts';

/** Seed and size as the visitor typed them. */
interface TypedCatalogue {
  readonly seed: string;
  readonly size: string;
}

/** The fields with an invalid seed or size (SPEC CAT11, CAT12): `['seed']`. */
export function invalidFields({ seed, size }: TypedCatalogue): readonly string[] {
  const typed = new URLSearchParams({ seed: seed.trim(), size: size.trim() });
  return chooseCatalogue(typed.toString(), null, () => 0).invalid;
}

/** The URL that shows another catalogue: of the same page, or of the home page instead of a product or unknown page. */
export function catalogueUrl({ seed, size }: TypedCatalogue, lab: string, current: string): string {
  const url = new URL(current);
  const { page } = routeOf(url.pathname);
  if (page === 'product' || page === 'not-found') {
    url.pathname = BASE_PATH;
    url.search = '';
  }
  url.hash = '';
  url.searchParams.set('seed', seed.trim());
  if (Number(size) === DEFAULT_SIZE) url.searchParams.delete('size');
  else url.searchParams.set('size', size.trim());
  url.searchParams.set('lab', lab);
  return url.href;
}
