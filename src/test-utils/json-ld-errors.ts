import Validator from '@adobe/structured-data-validator';

interface Issue {
  readonly issueMessage: string;
  readonly severity: 'ERROR' | 'WARNING';
}
interface Node {
  readonly '@type': string;
}

/**
 * Properties that search engines recommend and the shop leaves out. The generated products have no values for most of
 * them; material and reviews are on the page only.
 */
const OMITTED =
  /"(?:audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|gtin|priceValidUntil)"/;

/** The errors of a JSON-LD text by the rules of search engines, invalid context and URLs included. */
export async function jsonLdErrors(text: string): Promise<readonly string[]> {
  const data = JSON.parse(text) as { '@context': string; '@graph': readonly Node[] };
  const jsonld: Record<string, Node[]> = {};
  for (const node of data['@graph']) (jsonld[node['@type']] ??= []).push(node);
  const issues = (await new Validator().validate({ jsonld })) as readonly Issue[];
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...issues
      .filter(({ severity, issueMessage }) => severity === 'ERROR' || !OMITTED.test(issueMessage))
      .map(({ issueMessage }) => issueMessage),
    ...addressesIn(data).filter((address) => !URL.canParse(address)),
  ];
}

const ADDRESSES = new Set(['url', 'item', 'image', 'urlTemplate', 'availability']);

function addressesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (ADDRESSES.has(name)) return Array.isArray(inner) ? inner.map(String) : [String(inner)];
    return addressesIn(inner);
  });
}
