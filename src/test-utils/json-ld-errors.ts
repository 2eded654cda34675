import Validator from '@adobe/structured-data-validator';

interface Issue {
  readonly issueMessage: string;
  readonly severity: 'ERROR' | 'WARNING';
}
interface Node {
  readonly '@type': string;
}

/**
 * What a search engine would like to know and this shop does not say. Most of it the goods do not have, as they come from
 * nowhere; material and reviews they have, on the page alone.
 */
const NOT_SAID =
  /"(?:audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|gtin|priceValidUntil)"/;

/** What is wrong with JSON-LD by the rules of the search engines; also with its form and its addresses. */
export async function jsonLdErrors(text: string): Promise<readonly string[]> {
  const data = JSON.parse(text) as { '@context': string; '@graph': readonly Node[] };
  const jsonld: Record<string, Node[]> = {};
  for (const node of data['@graph']) (jsonld[node['@type']] ??= []).push(node);
  const issues = (await new Validator().validate({ jsonld })) as readonly Issue[];
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...issues
      .filter(({ severity, issueMessage }) => severity === 'ERROR' || !NOT_SAID.test(issueMessage))
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
