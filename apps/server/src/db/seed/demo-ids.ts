/** Ids of the demo data never change, so that links in the README and in bookmarks keep working. */
export const demo = {
  ortica: {
    company: '0a7c0001-0000-4000-8000-000000000001',
    listing: '0a7c0001-0000-4000-8000-000000000011',
    partnerKey: '0a7c0001-0000-4000-8000-000000000021',
  },
  nordlicht: {
    company: '0a7c0002-0000-4000-8000-000000000001',
    listing: '0a7c0002-0000-4000-8000-000000000011',
  },
  reviewer: '0a7c0009-0000-4000-8000-000000000001',
  owner: '0a7c0009-0000-4000-8000-000000000002',
  agent: '0a7c0009-0000-4000-8000-000000000003',
  germanOwner: '0a7c0009-0000-4000-8000-000000000004',
} as const;
