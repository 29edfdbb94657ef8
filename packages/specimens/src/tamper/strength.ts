/** How good the forger is: who leaves every trace, who tidies up, who leaves next to none. */
export const strengths = ['careless', 'careful', 'expert'] as const;
export type Strength = (typeof strengths)[number];
