package salient.server.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;

/**
 * A request never has a session, and the server sets no cookie. The library asks every WebSocket request for its session,
 * which would make one and keep it: it is given one that keeps nothing.
 */
final class NoSession implements Filter {
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain rest)
            throws IOException, ServletException {
        rest.doFilter(new WithoutSession((HttpServletRequest) request), response);
    }

    private static final class WithoutSession extends HttpServletRequestWrapper {
        WithoutSession(HttpServletRequest request) {
            super(request);
        }

        @Override
        public HttpSession getSession() {
            return Empty.SESSION;
        }

        @Override
        public HttpSession getSession(boolean create) {
            return create ? Empty.SESSION : null;
        }
    }

    /** Keeps nothing and is never sent to anyone. */
    private enum Empty implements HttpSession {
        SESSION;

        @Override
        public long getCreationTime() {
            return 0;
        }

        @Override
        public String getId() {
            return "none";
        }

        @Override
        public long getLastAccessedTime() {
            return 0;
        }

        @Override
        public ServletContext getServletContext() {
            return null;
        }

        @Override
        public void setMaxInactiveInterval(int interval) {}

        @Override
        public int getMaxInactiveInterval() {
            return 0;
        }

        @Override
        public Object getAttribute(String name) {
            return null;
        }

        @Override
        public Enumeration<String> getAttributeNames() {
            return Collections.emptyEnumeration();
        }

        @Override
        public void setAttribute(String name, Object value) {
            throw new UnsupportedOperationException("there are no sessions");
        }

        @Override
        public void removeAttribute(String name) {}

        @Override
        public void invalidate() {}

        @Override
        public boolean isNew() {
            return false;
        }
    }
}
