import { texts } from './texts';

const isKnown = (stage: string): stage is keyof typeof texts.stage => Object.hasOwn(texts.stage, stage);

export const stageName = (stage: string): string => (isKnown(stage) ? texts.stage[stage] : stage);
