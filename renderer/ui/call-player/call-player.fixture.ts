import type { CallScenario } from "../../../schema/shapes.gen";

/** A short call of ten seconds with every kind of result. */
export const SCENARIO: CallScenario = {
  name: "A cake",
  caller: "Grace Okafor",
  callerDetail: "+1 (617) 555-0173",
  situation: "Friday, 7:12 am. Bea is icing.",
  lines: [
    { speaker: "dlores", text: "Bea's Bakery, this is Dlores, the AI." },
    { speaker: "caller", text: "The wedding moves to Saturday, so please bring it then." },
    { speaker: "dlores", text: "Is two pm still right?" },
    { speaker: "caller", text: "Yes." },
  ],
  recognized: [
    { label: "Date", value: "Saturday", afterLine: 2 },
    { label: "Hour", value: "Two pm", afterLine: 4 },
  ],
  task: { text: "Move the cake", owner: "Bea", due: "today" },
  crm: { contact: "Grace Okafor, Linden House", fields: [{ label: "Order", value: "Three tiers" }] },
  meeting: { title: "Delivery", time: "Saturday, 2:00 pm" },
  outcome: "Noted in the order book.",
};
