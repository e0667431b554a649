import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { STUDIO_PATH } from "../api";
import { App } from "./app";
import { keepFocus } from "./keep-focus";
import { CatchFailure } from "./message";

// After a reload, the notice of what was done before it would be shown again, as the browser keeps the state of a link.
history.replaceState(null, "");

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <CatchFailure>
        <BrowserRouter basename={STUDIO_PATH}>
          <App />
        </BrowserRouter>
      </CatchFailure>
    </StrictMode>,
  );

keepFocus();

// Keeps the demo modal, which opens automatically once per session, from covering the preview. This is the last statement,
// since it throws if the browser denies storage.
sessionStorage.setItem("demo-modal-shown", "1");
