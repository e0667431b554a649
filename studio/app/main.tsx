import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { STUDIO } from "../api";
import { App } from "./app";

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <BrowserRouter basename={STUDIO}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
