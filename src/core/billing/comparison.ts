/** Rows of the comparison table (spec section 2): a plan has a row's tick when a feature's text contains the word. */
export const COMPARISON_TOPICS = ['tutorial', 'technical', 'professional'] as const;
export type ComparisonTopic = (typeof COMPARISON_TOPICS)[number];

/** Whether any feature's text contains the topic, ignoring case. */
export function coversTopic(features: readonly string[], topic: ComparisonTopic): boolean {
  return features.some((feature) => feature.toLowerCase().includes(topic));
}
