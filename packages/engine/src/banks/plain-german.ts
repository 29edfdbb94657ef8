import type { Bank } from './bank.ts';

/** Banks whose statements read like any other: enough to know them by. */
export const plainGermanBanks: readonly Bank[] = (
  [
    ['hypovereinsbank', 'HypoVereinsbank', ['70020270'], ['hypovereinsbank', 'unicredit bank']],
    ['targobank', 'TARGOBANK', ['30020900'], ['targobank']],
    ['santander', 'Santander Consumer Bank', ['31010833'], ['santander consumer bank', 'santander de']],
    ['norisbank', 'norisbank', ['10077777'], ['norisbank']],
    ['1822direkt', '1822direkt', ['50050222'], ['1822direkt']],
    ['gls', 'GLS Bank', ['43060967'], ['gls bank', 'gls gemeinschaftsbank']],
    ['ethikbank', 'EthikBank', ['83094495'], ['ethikbank']],
    ['apobank', 'apoBank', ['30060601'], ['apobank', 'deutsche apotheker und arztebank']],
    ['bbbank', 'BBBank', ['66090800'], ['bbbank']],
    ['bunq', 'bunq', ['37019000', '03647'], ['bunq']],
    ['c24', 'C24 Bank', ['50024024'], ['c24 bank']],
    ['solaris', 'Solaris', ['11010101', '11010100'], ['solarisbank', 'solaris se']],
    ['klarna', 'Klarna', ['10010300'], ['klarna bank']],
    ['qonto', 'Qonto', ['10010123', '36092'], ['qonto']],
    ['finom', 'Finom', ['10018000'], ['finom']],
    ['scalable', 'Scalable Capital', ['70022424'], ['scalable capital']],
    ['flatex', 'flatexDEGIRO Bank', ['10130800'], ['flatexdegiro', 'flatex degiro']],
    ['triodos', 'Triodos Bank', ['50031000'], ['triodos']],
    ['umweltbank', 'UmweltBank', ['76035000'], ['umweltbank']],
    ['hanseatic', 'Hanseatic Bank', ['20120700'], ['hanseatic bank']],
    ['volkswagen-bank', 'Volkswagen Bank', ['27020000', '27020001'], ['volkswagen bank', 'audi bank']],
    ['mercedes-benz-bank', 'Mercedes-Benz Bank', ['60030000'], ['mercedes benz bank']],
    ['renault-bank', 'Renault Bank direkt', ['30520037'], ['renault bank direkt']],
    ['jt-direktbank', 'J&T Direktbank', ['50015001'], ['j t direktbank']],
    ['barclays', 'Barclays', ['20130600'], ['barclays bank ireland', 'barclays de']],
    ['ziraat', 'Ziraat Bank', ['51220700'], ['ziraat']],
  ] as const
).map(([id, name, codes, anchors]) => ({ id, name, country: 'DE', codes, anchors }));
