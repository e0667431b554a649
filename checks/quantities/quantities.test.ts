import { describe, expect, it } from "vitest";
import { COUNTS } from "./counts.fixture";
import { MONEY } from "./money.fixture";
import { quantitiesIn } from "./quantities";
import { type Case, saidIn } from "./said.fixture";

const PERCENT: readonly Case[] = [
  ["60% off", "percent 60 percent"],
  ["a quarter off", "percent 25 percent"],
  ["saves three quarters", "percent 75 percent"],
  ["60 %", "percent 60 percent"],
  ["60\u202f%", "percent 60 percent"],
  ["60 ％", "percent 60 percent"],
  ["-20%", "percent 20 percent"],
  ["60\u200b%\u200b", "percent 60 percent"],
  ["**60**%", "percent 60 percent"],
  ["60 percent", "percent 60 percent"],
  ["60-percent discount", "percent 60 percent"],
  ["sixty percent", "percent 60 percent"],
  ["sixty per cent", "percent 60 percent"],
  ["one percent", "percent 1 percent"],
  ["99.9%", "percent 99.9 percent"],
  ["99.9 percent", "percent 99.9 percent"],
  ["60–70%", "percent 70 percent"],
  ["60% to 70%", "percent 60 percent", "percent 70 percent"],
  ["sixty to seventy percent", "percent 70 percent"],
  ["half price", "percent 50 percent"],
  ["half-price", "percent 50 percent"],
  ["half the price", "percent 50 percent"],
  ["half off", "percent 50 percent"],
  ["nine out of ten callers", "percent 90 percent"],
  ["95 out of 100 calls", "percent 95 percent"],
  ["nine in ten callers", "percent 90 percent"],
  ["customers save half", "percent 50 percent"],
  ["one caller in four", "percent 25 percent"],
];

const RATINGS: readonly Case[] = [
  ["4.9/5", "rating 4.9 rating"],
  ["4.9 / 5", "rating 4.9 rating"],
  ["4,9/5", "rating 4.9 rating"],
  ["4.9 out of 5", "rating 4.9 rating"],
  ["4.9 out of five stars", "rating 4.9 rating"],
  ["4.9 of 5", "rating 4.9 rating"],
  ["4.9 stars", "rating 4.9 rating"],
  ["4.9-star service", "rating 4.9 rating"],
  ["4.9★", "rating 4.9 rating"],
  ["five-star service", "rating 5 rating"],
];

const NAMES: readonly Case[] = [
  ["24/7", "name 24/7"],
  ["24 / 7", "name 24/7"],
  ["24x7", "name 24/7"],
  ["24×7", "name 24/7"],
  ["24-7 support", "name 24/7"],
  ["24/7/365", "name 24/7"],
  ["24/5 support", "name 24/5"],
  ["around the clock", "name 24/7"],
  ["round-the-clock help", "name 24/7"],
  ["**24**/7", "name 24/7"],
  ["TLS 1.3", "name TLS 1.3"],
  ["TLSv1.3", "name TLS 1.3"],
  ["TLS v1.3", "name TLS 1.3"],
  ["TLS\u00a01.3", "name TLS 1.3"],
  ["TLS-1.3", "name TLS 1.3"],
  ["TLS 1.2", "name TLS 1.2"],
  ["since 2011", "name since 2011"],
  ["Founded in 2014", "name since 2014"],
  ["we started Pingo in 2016", "name since 2016"],
  ["from 9 am to 5 pm", "name opening hours"],
  ["9-5pm", "name opening hours"],
  ["AES-256", "name AES-256"],
  ["AES 256", "name AES-256"],
  ["AES256", "name AES-256"],
  ["AES‑256", "name AES-256"],
  ["AES-256-GCM", "name AES-256"],
  ["256-bit AES", "name AES-256"],
  ["256-bit encryption", "name AES-256"],
  ["128-bit encryption", "name AES-128"],
  ["AES-128", "name AES-128"],
];

const BARE: readonly Case[] = [
  ["200", "bare 200"],
  [" 200 ", "bare 200"],
  ["**200**", "bare 200"],
  ["２００", "bare 200"],
  ["40+", "bare 40"],
  ["10K+", "bare 10000"],
  ["10,000+", "bare 10000"],
  ["4.9", "bare 4.9"],
  ["~200", "bare 200"],
  ["Up to 5", "bare 5"],
  ["3–7", "bare 7"],
  ["3 to 7", "bare 7"],
  ["12/mo", "bare 12"],
  ["just 12 a month", "bare 12"],
  ["thirteen a month", "bare 13"],
];

const ALL = [...MONEY, ...PERCENT, ...COUNTS, ...RATINGS, ...NAMES, ...BARE];
const IN_A_SENTENCE = [...MONEY, ...PERCENT, ...COUNTS, ...RATINGS, ...NAMES].filter(
  ([written]) => !/^\||: |\u200b$/.test(written),
);

describe("quantitiesIn", () => {
  it.each(ALL)("reads %j", (written, ...said) => {
    expect(saidIn(written)).toEqual(said);
  });

  it.each(IN_A_SENTENCE)("reads %j in a sentence", (written, ...said) => {
    expect(saidIn(`With us, you get “${written}”, and more.`)).toEqual(said);
    expect(saidIn(`It is yours: ${written}.`)).toEqual(said);
  });

  it.each(ALL)("gives the places of %j in the text as given", (written) => {
    const text = `＊ \u200b *Ja*  ${written}`;
    for (const quantity of quantitiesIn(text)) {
      const { offset, numberOffset, number } = quantity;
      expect(text.slice(offset, offset + quantity.text.length)).toBe(quantity.text);
      expect(text.slice(numberOffset, numberOffset + number.length)).toBe(number);
      expect(numberOffset).toBeGreaterThanOrEqual(offset);
      expect(numberOffset + number.length).toBeLessThanOrEqual(offset + quantity.text.length);
    }
  });

  it.each([
    ["for $12 a month", "$12", "$12", undefined],
    ["for $**12** a month", "$**12", "$**12", undefined],
    ["for twelve dollars a month", "twelve dollars", "twelve dollars", undefined],
    ["about 60 percent off", "60 percent", "60 percent", undefined],
    ["a 14-day trial", "14-day", "14", "day"],
    ["with two hundred Texts in it", "two hundred Texts", "two hundred", "texts"],
    ["up to 5 free team members", "5 free team members", "5", "members"],
    ["in 3–7 business days", "7 business days", "7", "days"],
    ["between 3 and 7 days", "7 days", "7", "days"],
    ["for 10K+ users", "10K+ users", "10K+", "users"],
    ["**200** minutes", "200** minutes", "200", "minutes"],
    ["Voice minutes: 200", "minutes: 200", "200", "minutes"],
    ["rated 4.9/5 by", "4.9/5", "4.9", undefined],
    ["support 24/7", "24/7", "24/7", undefined],
    ["secured by TLSv1.3", "TLSv1.3", "TLSv1.3", undefined],
  ])("says which part of %j is the number, and which the noun", (source, text, number, noun) => {
    const [quantity] = quantitiesIn(source);
    expect([quantity?.text, quantity?.number, quantity?.noun]).toEqual([text, number, noun]);
  });

  it("reads every quantity of a text, in order", () => {
    const text =
      "Standard costs $12 a month (60% off), with 200 minutes and two hundred texts. Ports take 3–7 business days; support is there 24/7.";
    expect(saidIn(text)).toEqual([
      "money 12 usd",
      "percent 60 percent",
      "count 200 minutes",
      "count 200 messages",
      "count 7 business-days",
      "name 24/7",
    ]);
  });
});
