/** A tab for the bank's page. It must be opened while the press of the button still counts, before its address is known. */
export interface BankTab {
  /** True where the page went to a tab of its own; else this tab leaves for the bank. */
  go: (url: string) => boolean;
  close: () => void;
}

export function openBankTab(): BankTab {
  const tab = window.open('', '_blank');
  return {
    go: (url) => {
      if (!tab || tab.closed) return false;
      // The bank's page has no business with ours.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
