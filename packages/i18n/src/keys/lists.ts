// Written by `npm run texts` from messages/en/lists.json.
export type ListsKeys = {
  lists: {
    filters: '';
    clear: '';
    period: '';
    periods: {
      today: '';
      '7d': '';
      '30d': '';
      custom: '';
    };
    from: '';
    until: '';
    reversed: '';
    sort: '';
    ascending: '';
    descending: '';
    totals: '';
    empty: '';
    emptyFiltered: '';
    failed: '';
    download: '';
    downloading: '{percent}';
    downloadCancel: '';
    downloadFailed: '';
    downloadPart: '{count}';
    pageOf: '{page} {total}';
    pages: '';
    previous: '';
    next: '';
    more: '';
    columns: '';
  };
};
