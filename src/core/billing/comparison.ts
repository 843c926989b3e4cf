/** What the comparison table asks of a plan's features (spec section 2); each word is the row's rule. */
export const COMPARISON_TOPICS = ['tutorial', 'technical', 'professional'] as const;
export type ComparisonTopic = (typeof COMPARISON_TOPICS)[number];

/** Whether any feature's text contains the topic, in whatever case. */
export function coversTopic(features: readonly string[], topic: ComparisonTopic): boolean {
  return features.some((feature) => feature.toLowerCase().includes(topic));
}
