import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { find, serve } from "../../../tests/dom";
import { SiteContext } from "../site-context";
import { TextField } from "./field";
import { type FormValues, postForm, TIMEOUT_MS } from "./post-form";
import { PostedForm } from "./posted-form";
import "../../../tests/dom-gaps";

const ENDPOINT = "https://forms.test/in";
const LINKS = {
  signup: "",
  login: "",
  phone: "",
  email: "hello@pingo.test",
  inertCallsToAction: "nothing",
} as const;

const fetched = vi.fn<typeof fetch>();
const answer = (status: number) => fetched.mockResolvedValue(new Response(null, { status }));
const onSent = vi.fn<(values: FormValues) => void>();

const email = () => find<HTMLInputElement>("[name=email]");
const message = () => find<HTMLTextAreaElement>("[name=message]");
const button = () => find<HTMLButtonElement>("form button");
const status = () => find("[role=status]");
const said = () => status().textContent?.trim() ?? "";

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Clicks the button and waits for the effects of a response that is already available. */
async function press(): Promise<void> {
  button().focus();
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

/** Returns a function that sends the response when the test calls it. */
function answerLater(): (status: number) => Promise<void> {
  let give: (response: Response) => void = () => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  return async (code) => {
    give(new Response(null, { status: code }));
    await vi.advanceTimersByTimeAsync(0);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  serve(
    <SiteContext.Provider value={LINKS}>
      <PostedForm
        endpoint={ENDPOINT}
        enhance="x"
        label="Write to us"
        button="Send"
        sent="It is here."
        failed="It was not sent."
      >
        <TextField label="Email" name="email" type="email" autoComplete="email" invalid="No address." />
        <TextField label="Message" name="message" type="long" missing="Nothing in it." />
      </PostedForm>
    </SiteContext.Provider>,
  );
  postForm(find<HTMLFormElement>("form"), onSent);
});

afterEach(() => {
  fetched.mockReset();
  onSent.mockReset();
});

describe("sending", () => {
  it("posts the values with the page's path, and confirms that they arrived", async () => {
    answer(200);
    type(email(), "ana@example.com");
    type(message(), "Hello\nthere");
    await press();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(init).toMatchObject({
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      email: "ana@example.com",
      message: "Hello\nthere",
      page: "/",
    });
    expect(said()).toBe("It is here.");
    expect(onSent.mock.calls).toEqual([[{ email: "ana@example.com", message: "Hello\nthere" }]]);
    expect(vi.getTimerCount(), "the limit is lifted").toBe(0);
  });

  it("replaces the fields with the confirmation and focuses it", async () => {
    answer(204);
    type(message(), "Hello");
    await press();
    expect(find("[data-fields]").hidden).toBe(true);
    expect(document.activeElement).toBe(status());
    expect(message().value).toBe("");
  });

  it("keeps the focus if the visitor has moved it in the meantime", async () => {
    const answerNow = answerLater();
    type(message(), "Hello");
    await press();
    const link = document.body.appendChild(document.createElement("button"));
    link.focus();
    await answerNow(200);
    expect(said()).toBe("It is here.");
    expect(document.activeElement).toBe(link);
  });

  it("shows the progress, locks the fields, and asks before the page is left", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const answerNow = answerLater();
    type(message(), "Hello");
    await press();
    expect(scroll.mock.contexts).toEqual([status()]);
    const leave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(said()).toBe("Sending…");
    expect(button().getAttribute("aria-disabled")).toBe("true");
    expect(button().disabled).toBe(false);
    expect(document.activeElement).toBe(button());
    expect(message().readOnly).toBe(true);
    expect(leave()).toBe(false);
    await answerNow(200);
    expect(leave()).toBe(true);
    expect(message().readOnly).toBe(false);
  });

  it("sends once, however often the button is clicked", async () => {
    const answerNow = answerLater();
    type(message(), "Hello");
    await press();
    await press();
    find<HTMLFormElement>("form").requestSubmit();
    await answerNow(200);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe("when sending fails", () => {
  const NETWORK = "We couldn’t reach our server. Check your internet connection.";
  const REFUSED = "Our server couldn’t accept it right now.";
  const LATE = "Our server took too long to answer, so we can’t tell if it arrived.";

  it.each([
    ["400", () => answer(400), REFUSED],
    ["500", () => answer(500), REFUSED],
    ["no network", () => fetched.mockRejectedValue(new TypeError("Failed to fetch")), NETWORK],
    [
      "no answer in time",
      () =>
        fetched.mockImplementation(
          (_, init) =>
            new Promise((_resolve, reject) => {
              init?.signal?.addEventListener("abort", () => reject(new Error("Aborted.")));
            }),
        ),
      LATE,
    ],
  ])("%s: keeps the values, states the reason, and offers an alternative", async (_, arrange, reason) => {
    arrange();
    type(email(), "ana@example.com");
    type(message(), "A long letter");
    await press();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(said()).toBe(
      `It was not sent. ${reason} What you wrote is still here. Try again, or write to hello@pingo.test.`,
    );
    expect(status().querySelector("a")?.getAttribute("href")).toBe("mailto:hello@pingo.test");
    expect(email().value).toBe("ana@example.com");
    expect(message().value).toBe("A long letter");
    expect(message().readOnly).toBe(false);
    expect(button().textContent).toBe("Try again");
    expect(button().hasAttribute("aria-disabled")).toBe(false);
    expect(document.activeElement).toBe(button());
    expect(onSent).not.toHaveBeenCalled();
  });

  it("can be retried with the same values", async () => {
    answer(503);
    type(message(), "Hello");
    await press();
    answer(200);
    await press();
    expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).message)).toEqual([
      "Hello",
      "Hello",
    ]);
    expect(said()).toBe("It is here.");
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe("before sending", () => {
  const faults = () =>
    [...document.querySelectorAll("[data-fault]")].flatMap(({ textContent }) => textContent || []);

  it("reports faults beside the fields, focuses the first one and scrolls to it with its fault", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    type(email(), "ana at example");
    type(message(), "  \n ");
    await press();
    expect(fetched).not.toHaveBeenCalled();
    expect(faults()).toEqual(["No address.", "Nothing in it."]);
    expect(document.activeElement).toBe(email());
    expect(scroll.mock.contexts).toEqual([email().parentElement]);
    expect(email().parentElement?.textContent).toContain("No address.");
    expect(email().validity.customError).toBe(true);
    expect(email().getAttribute("aria-invalid")).toBe("true");
    const line = document.getElementById(email().getAttribute("aria-describedby") ?? "");
    expect(line?.textContent).toBe("No address.");
  });

  it("shows the fault of a field instead of why an earlier request failed", async () => {
    answer(503);
    type(message(), "Hello");
    await press();
    expect(said()).toContain("It was not sent.");
    type(message(), "");
    await press();
    expect(said()).toBe("");
    expect(faults()).toEqual(["Nothing in it."]);
  });

  it("does not require optional fields", async () => {
    answer(200);
    type(message(), "Hello");
    await press();
    expect(said()).toBe("It is here.");
  });

  it("reports nothing while the visitor types, until a fault has been reported", async () => {
    type(email(), "ana");
    expect(faults()).toEqual([]);
    await press();
    type(message(), "Hello");
    expect(faults()).toEqual(["No address."]);
    type(email(), "ana@example.com");
    expect(faults()).toEqual([]);
    expect(email().hasAttribute("aria-invalid")).toBe(false);
    answer(200);
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
