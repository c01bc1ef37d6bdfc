// Names of things for people, as arguments of texts: "@key" is looked up in the catalogue.
import { farmsOf } from './kinds.ts';

export function kindWord(kind: string): string {
  const farms = farmsOf(kind);
  if (farms.length) return `@tuscany-kind-agriculture (${farms.map((farm) => `@tuscany-farm-${farm}`).join(', ')})`;
  return `@tuscany-kind-${kind}`;
}
