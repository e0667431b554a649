import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { STUDIO } from "../api";
import { App } from "./app";
import { CatchFailure } from "./message";

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <CatchFailure>
        <BrowserRouter basename={STUDIO}>
          <App />
        </BrowserRouter>
      </CatchFailure>
    </StrictMode>,
  );

// As for a visitor who has seen it: the dialog that opens by itself would cover each page that is previewed. Last, since a
// browser that keeps nothing refuses it.
sessionStorage.setItem("demo-modal-shown", "1");
