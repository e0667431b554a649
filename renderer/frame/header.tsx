import type { Site } from "../../data/site";
import { linksOf } from "../site-links";
import { Logo } from "../ui/ping";
import { DesktopMenu } from "./desktop-menu";
import { MobileMenu } from "./mobile-menu";
import { FrameLink } from "./navigation-link";

/** The sticky header. Its menus are `details`, which open by keyboard, by touch and without scripts. */
export function Header({ site, route }: { site: Site; route: string }) {
  const { signup, login } = linksOf(site);
  return (
    <header className="site-header">
      <div className="container-page flex h-16 items-center gap-2">
        <FrameLink href="/" route={route} className="mr-auto flex min-h-11 items-center lg:mr-6">
          <Logo name={site.data.name} />
        </FrameLink>
        <DesktopMenu entries={site.navigation.header} route={route} />
        <div className="flex items-center gap-2 max-[17rem]:hidden">
          <a
            href={login}
            className="hidden min-h-11 items-center px-4 font-semibold text-[0.9375rem] hover:underline lg:flex"
          >
            Sign In
          </a>
          <a href={signup} className="button button-primary button-small">
            Get Started
          </a>
        </div>
        <MobileMenu site={site} route={route} />
      </div>
    </header>
  );
}
