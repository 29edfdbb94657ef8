/**
 * Bank by the code inside the IBAN: `code BIC name`, one line each.
 * Italian codes are the five digits of the ABI, German ones the eight digits of the Bankleitzahl.
 */
const italian = `
03069 BCITITMM Intesa Sanpaolo
02008 UNCRITMM UniCredit
05034 BAPPIT21 Banco BPM
01030 PASCITMM Monte dei Paschi di Siena
05387 BPMOIT22 BPER Banca
01005 BNLIITRR BNL
06230 CRPPIT2P Crédit Agricole Italia
03032 BACRIT21 Credem
03015 FEBIITM1 FinecoBank
03062 MEDBITMM Banca Mediolanum
05696 POSOIT21 Banca Popolare di Sondrio
07601 BPPIITRR BancoPosta
36081 PPAYITR1 PostePay
03475 INGBITD1 ING
03268 SELBIT2B Banca Sella
36772 HYEEIT22 Hype
03442 WIDIITMM Widiba
03385 ITBBITM1 isybank
03104 DEUTITMM Deutsche Bank
03058 MICSITM1 Mediobanca Premier
03646 NTSBITM1 N26
03669 REVOITM2 Revolut
03674 TRBKITMM Trade Republic
03647 BUNQITM2 bunq
36092 QNTOITM2 Qonto
03395 ITTPIT2M illimity
03205 IFISIT2V Banca Ifis
03440 BDBDIT22 Banco Desio
05856 BPAAIT2B Volksbank Alto Adige
06045 CRBZIT2B Cassa di Risparmio di Bolzano
06085 CASRIT22 Banca di Asti
05018 ETICIT22 Banca Etica
05385 BPDMIT3B Banca Popolare di Puglia e Basilicata
03075 BGENIT2T Banca Generali
03296 FIBKITMM Fideuram
03239 BCITITM3 Intesa Sanpaolo Private Banking
03250 EUBAITM1 Credem Euromobiliare
03211 SENVITT1 Patrimoni Sella
03332 PASBITGG Banca Passadore
05116 BCVAIT2V Banca Valsabbina
08425 CRACIT33 Banca Cambiano 1884
03124 BAFUITRR Banca del Fucino
03158 BSISITMM Banca Sistema
05015 BPTTITMM Banca Progetto
03191 FICUITTT Santander Consumer
03115 FIDMIT31 Findomestic
19275 CMPYITM1 Compass
03138 BRTOITTT Banca Reale
03025 PROFITMM Banca Profilo
03625 AIDEITM2 AideXa
06270 CRRAIT2R Cassa di Ravenna
06170 CRIFIT2F Cassa di Risparmio di Fossano
06150 CRFEIT3F Cassa di Risparmio di Fermo
06370 CRVOIT3V Cassa di Risparmio di Volterra
06305 SARCIT2S Banca Cassa di Risparmio di Savigliano
08000 ICRAITRR Iccrea Banca
03599 CCRTIT2T Cassa Centrale Banca
03493 CCRTIT21 Raiffeisen Landesbank Südtirol
07072 ICRAITRR Emil Banca
08883 CCRTIT2TBDB Banca di Bologna
08327 ICRAITRRROM BCC Roma
36003 MDDLITM2 Flowe
32532 SIGPITM1 Mooney
32875 NEPYITM1 Nexi Payments`;

const german = `
10070000 DEUTDEBB Deutsche Bank
10010010 PBNKDEFF Postbank
37040044 COBADEFF Commerzbank
20041133 COBADEHD001 comdirect
70020270 HYVEDEMM HypoVereinsbank
50010517 INGDDEFF ING
12030000 BYLADEM1001 DKB
10011001 NTSBDEB1 N26
30020900 CMCIDEDD TARGOBANK
31010833 SCFBDE33 Santander Consumer Bank
76030080 CSDBDE71 Consorsbank
10077777 NORSDE51 norisbank
50050222 HELADEF1822 1822direkt
50050201 HELADEF1822 Frankfurter Sparkasse
10050000 BELADEBE Berliner Sparkasse
20050550 HASPDEHH Hamburger Sparkasse
37050198 COLSDE33 Sparkasse KölnBonn
37050299 COKSDE33 Kreissparkasse Köln
70150000 SSKMDEMM Stadtsparkasse München
30050110 DUSSDEDD Stadtsparkasse Düsseldorf
36050105 SPESDE3E Sparkasse Essen
44050199 DORTDE33 Sparkasse Dortmund
76050101 SSKNDE77 Sparkasse Nürnberg
86055592 WELADE8L Sparkasse Leipzig
29050101 SBREDE22 Sparkasse Bremen
25050180 SPKHDE2H Sparkasse Hannover
67050505 MANSDE66 Sparkasse Rhein Neckar Nord
85050300 OSDDDE81 Ostsächsische Sparkasse Dresden
16050000 WELADED1PMB Mittelbrandenburgische Sparkasse
51050015 NASSDE55 Nassauische Sparkasse
60050101 SOLADEST600 BW-Bank
43060967 GENODEM1GLS GLS Bank
83094495 GENODEF1ETK EthikBank
30060601 DAAEDEDD apoBank
66090800 GENODE61BBB BBBank
10090000 BEVODEBB Berliner Volksbank
60090100 VOBADESS Volksbank Stuttgart
70190000 GENODEF1M01 Münchner Bank
20190003 GENODEF1HH2 Hamburger Volksbank
25190001 VOHADE2H Hannoversche Volksbank
37069520 GENODED1RST VR-Bank Bonn Rhein-Sieg
37060193 GENODED1PAX Pax-Bank
70090500 GENODEF1S04 Sparda-Bank München
37060590 GENODED1SPK Sparda-Bank West
50090500 GENODEF1S12 Sparda-Bank Hessen
60090800 GENODEF1S02 Sparda-Bank BW
12096597 GENODEF1S10 Sparda-Bank Berlin
20690500 GENODEF1S11 Sparda-Bank Hamburg
10010178 REVODEB2 Revolut
37019000 BUNQDE82 bunq
50024024 DEFFDEFF C24 Bank
10012345 TRBKDEBB Trade Republic
11010101 SOBKDEB2 Solaris
10010300 KLRNDEBE Klarna
10010123 QNTODEB2 Qonto
10018000 FNOMDEB2 Finom
70022424 SCABDEMM Scalable Capital Bank
10130800 BIWBDE33 flatexDEGIRO Bank
25621327 OLBODEH2 Oldenburgische Landesbank
50031000 TRODDEF1 Triodos Bank
76035000 UMWEDE7N UmweltBank
20120700 HSTBDEHH Hanseatic Bank
27020000 VOWADE2B Volkswagen Bank
60030000 MEBEDE6S Mercedes-Benz Bank
51220700 TCZBDEFF Ziraat Bank`;

export interface BankCode {
  readonly code: string;
  readonly bic: string;
  readonly name: string;
  readonly country: 'IT' | 'DE';
}

const rowsOf = (table: string, country: BankCode['country']): BankCode[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', bic = '', ...name] = line.split(' ');
      return { code, bic, name: name.join(' '), country };
    });

export const bankCodes: readonly BankCode[] = [...rowsOf(italian, 'IT'), ...rowsOf(german, 'DE')];
